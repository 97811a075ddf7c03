/** The used part of `pdfkit`, which ships no types. */
declare module 'pdfkit' {
  interface Structure {
    /** A function draws the content at once if the structure belongs to the document. */
    add(child: Structure | (() => void)): Structure;
    end(): void;
  }

  interface TextOptions {
    lineBreak: false;
    features?: readonly string[];
  }

  class PDFDocument {
    constructor(options: {
      size: 'A4';
      margin: number;
      lang: string;
      tagged: true;
      displayTitle: true;
      pdfVersion: '1.7';
      bufferPages: true;
      /** The first font; without it, Helvetica is read from a file. */
      font: Uint8Array;
      info: { Title: string; Author: string; CreationDate: Date; ModDate: Date };
    });
    readonly page: { width: number; height: number };

    registerFont(name: string, source: Uint8Array): this;
    font(name: string, size: number): this;
    widthOfString(text: string, options: TextOptions): number;
    text(text: string, x: number, y: number, options: TextOptions): this;

    fillColor(color: string): this;
    fillOpacity(opacity: number): this;
    strokeColor(color: string): this;
    strokeOpacity(opacity: number): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fill(): this;
    stroke(): this;

    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): this;

    struct(
      type: string,
      options?: {
        alt?: string;
        scope?: 'Column' | 'Row';
        bbox?: [left: number, top: number, right: number, bottom: number];
      },
    ): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    /** `Contents` is a String object, because pdfkit writes plain strings as names. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: Structure; Contents: InstanceType<typeof String> },
    ): this;

    on(event: 'data', listener: (bytes: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
  // biome-ignore lint/style/noDefaultExport: pdfkit exports its class as default
  export default PDFDocument;
  export type { Structure };
}
