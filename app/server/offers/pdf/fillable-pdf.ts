import PDFDocument from 'pdfkit';

interface TextField {
  name: string;
  /** Name for screen readers. */
  label: string;
  /** Points. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it takes several lines. */
  isTall: boolean;
}

/** Every reader has this font, and it holds the letters that a person may type. */
const FONT = 'Helv';

/** A PDF with text fields that have names and tags, which pdfkit's own fields lack. */
export class FillablePdf extends PDFDocument {
  #more = {};

  addTextField(parent: PDFKit.PDFStructureElement, field: TextField): void {
    const { name, label, x, y, width, height, isTall } = field;
    if (!this._root.data.AcroForm) this.#startForm();
    const structParent = this.struct('Form');
    parent.add(structParent);
    // String objects, since pdfkit writes a plain string as a name.
    this.#more = { structParent, TU: Object(label), DA: Object(`/${FONT} 10 Tf 0 g`) };
    this.formText(name, x, y, width, height, { multiline: isTall });
    this.#more = {};
    structParent.end();
  }

  override annotate(
    x: number,
    y: number,
    width: number,
    height: number,
    options: PDFKit.Mixins.AnnotationOption,
  ): this {
    return super.annotate(x, y, width, height, { ...options, ...this.#more });
  }

  #startForm(): void {
    this.initForm();
    const font = this.ref({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      Encoding: 'WinAnsiEncoding',
    });
    font.end(undefined);
    const form = this._root.data.AcroForm?.data;
    if (form) Object.assign(form.DR.Font, { [FONT]: font });
  }
}
