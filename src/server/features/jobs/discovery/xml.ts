const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// oxlint-disable-next-line no-control-regex -- what XML 1.0 cannot hold at all (section 2.2)
const UNREPRESENTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** A text as it stands in XML, in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(UNREPRESENTABLE, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** An element with text and nothing else in it. */
export const textElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
