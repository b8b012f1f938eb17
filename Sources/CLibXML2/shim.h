#ifndef LOCCHECK_CLIBXML2_SHIM_H
#define LOCCHECK_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>

// With ICU enabled the remaining headers pull in the system's ICU, whose declarations clash with
// those of the ICU inside Foundation. Nothing used here depends on it.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlwriter.h>

/// Frees memory that libxml2 handed to its caller; `xmlFree` itself is a mutable global.
static inline void xmlFreeMemory(void *memory) { xmlFree(memory); }

/// Swallows what libxml2 would print on standard error; every error is also returned.
static inline void xmlIgnoreError(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

/// Keeps libxml2 from printing in the calling thread.
static inline void xmlSilenceErrors(void) { xmlSetGenericErrorFunc(NULL, xmlIgnoreError); }

#endif
