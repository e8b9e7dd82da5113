const PARAMETER = /^\{.*\}$/;

/**
 * The template of a call's path, such as `/applications/{id}`: paths themselves hold ids, and links' secrets.
 *
 * @param templates of all calls
 */
export function createRouteOfCall(templates: readonly string[]): (path: string) => string | undefined {
  const byLength = new Map<number, { template: string; segments: string[] }[]>();
  for (const template of new Set(templates)) {
    const segments = template.split('/');
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { template, segments }]);
  }
  // `/jobs/saved` comes before `/jobs/{id}`.
  for (const same of byLength.values()) same.sort((a, b) => parametersOf(a) - parametersOf(b));
  return (path) => {
    const asked = path.split('/');
    return byLength
      .get(asked.length)
      ?.find(({ segments }) => segments.every((segment, at) => PARAMETER.test(segment) || segment === asked[at]))
      ?.template;
  };
}

const parametersOf = ({ segments }: { segments: string[] }) => segments.filter((one) => PARAMETER.test(one)).length;
