/**
 * The fields of a job with a fixed set of values, by their names in the API. `column` is the name in the database, in
 * the address of a search and among the facets.
 */
export const jobChoices = {
  category: { column: 'category', values: ['account_management', 'sales', 'customer_service'] },
  employmentType: {
    column: 'employment_type',
    values: ['full_time', 'part_time', 'contract', 'temporary', 'internship'],
  },
  experienceLevel: { column: 'experience_level', values: ['entry', 'mid', 'senior', 'lead'] },
  workplace: { column: 'workplace', values: ['onsite', 'hybrid', 'remote'] },
} as const;

type Choices = typeof jobChoices;

export type ChoiceField = keyof Choices;
export type ChoiceColumn = Choices[ChoiceField]['column'];
export type ChoiceOf<Field extends ChoiceField> = Choices[Field]['values'][number];

export type JobCategory = ChoiceOf<'category'>;
export type EmploymentType = ChoiceOf<'employmentType'>;
export type ExperienceLevel = ChoiceOf<'experienceLevel'>;
export type Workplace = ChoiceOf<'workplace'>;

/** Null means not stated. */
export type JobChoices = { [Field in ChoiceField]: ChoiceOf<Field> | null };

/** The same by column. */
export type ChoiceColumns = { [Field in ChoiceField as Choices[Field]['column']]: ChoiceOf<Field> | null };

export const choiceFields = Object.keys(jobChoices) as ChoiceField[];

export const choiceColumns = choiceFields.map((field) => jobChoices[field].column);

export const salaryPeriods = ['hour', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

export const closeReasons = ['filled_here', 'filled_elsewhere', 'cancelled', 'other'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** For undecided applications when a job closes. */
export const closingAnswers = ['reject'] as const;
export type ClosingAnswer = (typeof closingAnswers)[number];

export const managedSorts = ['newest', 'ending', 'views', 'title'] as const;
