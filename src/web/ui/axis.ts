/** Three to six evenly spaced round integers, from 0 to at least `highest`. */
export function axisTicks(highest: number): number[] {
  const rough = Math.max(1, highest) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  const step = Math.max(1, Math.ceil(nice * power));
  const count = Math.max(2, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
