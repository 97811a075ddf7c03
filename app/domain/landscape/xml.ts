/** The part of the DOM that the Atom list needs; the browser's `Document` has it. */
export interface XmlDocument {
  readonly documentElement: XmlElement | null;
}

export interface XmlElement {
  readonly localName: string;
  readonly textContent: string | null;
  readonly firstElementChild: XmlElement | null;
  readonly nextElementSibling: XmlElement | null;
  getAttribute(name: string): string | null;
}

export type ParseXml = (text: string) => XmlDocument;
