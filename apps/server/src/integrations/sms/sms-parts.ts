/** The alphabet of GSM 03.38; what else a text has makes its letters twice as long. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const doubled = /[\^{}\\[~\]|€]/g;

/** How many parts an SMS goes out in, each of which is paid. */
export function countSmsParts(text: string): number {
  const isGsm = gsm.test(text);
  const length = isGsm ? text.length + (text.match(doubled)?.length ?? 0) : text.length;
  const [single, part] = isGsm ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / part);
}
