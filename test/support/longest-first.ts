import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take minutes: begun last, one would keep one worker busy while the other has nothing to do. */
const LONG = ['accessibility', 'pages', 'focusing', 'posting', 'authorization', 'hostile-input'];

/** Runs the longest files first, also where no earlier run has measured them. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index === -1 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
