import type { DemoCompany } from './companies/company.ts';
import { englishSpeaking } from './companies/english-speaking.ts';
import { first } from './companies/first.ts';
import { frenchAndDutchSpeaking } from './companies/french-and-dutch-speaking.ts';
import { germanSpeaking } from './companies/german-speaking.ts';
import { portugueseSpeaking } from './companies/portuguese-speaking.ts';
import { southern } from './companies/southern.ts';

/** The companies of the demo world; the first is that of the demo's employer. */
export const demoCompanies: readonly DemoCompany[] = [
  ...first,
  ...germanSpeaking,
  ...frenchAndDutchSpeaking,
  ...southern,
  ...portugueseSpeaking,
  ...englishSpeaking,
];
