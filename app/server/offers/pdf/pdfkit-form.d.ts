declare namespace PDFKit {
  interface PDFDocument {
    /** The catalog; private in pdfkit. */
    readonly _root: {
      data: { AcroForm?: { data: { DR: { Font: Record<string, PDFKitReference> } } } };
    };
  }
}
