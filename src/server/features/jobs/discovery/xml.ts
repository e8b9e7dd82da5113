const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// oxlint-disable-next-line no-control-regex -- characters that XML 1.0 cannot hold (section 2.2)
const UNREPRESENTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export const escapeXml = (text: string): string =>
  text.replace(UNREPRESENTABLE, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

export const textElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
