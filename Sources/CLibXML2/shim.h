#ifndef LOCCHECK_CLIBXML2_SHIM_H
#define LOCCHECK_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>

// With ICU enabled the remaining headers pull in the system's ICU, whose declarations clash with
// those of the ICU inside Foundation. Nothing used here depends on it.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlschemas.h>
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

/// The options of a parser that reads the bytes it is given and nothing else: no network, no
/// document type from elsewhere, no entities put in their place, none of the limits lifted, and
/// UTF-8 whatever the XML declaration says.
static const int xmlIsolatedParserOptions = XML_PARSE_NONET | XML_PARSE_IGNORE_ENC | XML_PARSE_SAX1
#if LIBXML_VERSION >= 21300
    | XML_PARSE_NO_XXE
#endif
    ;

/// The same for a parser whose handlers know of namespaces, which a schema's do.
static const int xmlNamespaceParserOptions = xmlIsolatedParserOptions & ~XML_PARSE_SAX1;

/// What libxml2 looks for in the handlers of a parser that returns structured errors.
static const unsigned int xmlStructuredHandlers = XML_SAX2_MAGIC;

#endif
