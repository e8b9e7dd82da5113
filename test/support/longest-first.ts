import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes: started last, one would leave the other workers idle. */
const LONG = ['accessibility', 'hostile-input', 'developing', 'authorization', 'long-words', 'registry', 'starting'];

/** Runs the longest files first, also without earlier measurements. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index === -1 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
