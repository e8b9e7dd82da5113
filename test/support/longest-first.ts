import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files of each kind. Started last, one of them would leave the other workers idle. */
const LONG = [
  'authorization',
  'registry',
  // They mostly wait, while the components need the processor.
  'queue',
  'changes',
  'hiring',
  'people',
  'set-up',
  'job-journey',
  'imports',
  'applying',
  'accessibility',
  'hostile-input.wide',
  'graded-searches',
  'long-words',
  'developing',
];

/** Starts the longest files first, even in a fresh clone, which has no earlier measurements. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index === -1 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
