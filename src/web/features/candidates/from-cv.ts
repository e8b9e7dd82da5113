import type { CandidateInput } from '#contract/candidates/added-candidates.ts';
import { CANDIDATE_ENTRIES_MAX } from '#contract/candidates/candidate-choices.ts';
import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { SKILLS_MAX } from '#contract/limits.ts';
import type { LanguageRow } from '#web/ui/language-level-field.tsx';

/** What a form holds about one person; levels may be missing until it is sent. */
export interface PersonFields extends Omit<CandidateInput, 'source' | 'locale' | 'languages'> {
  languages: LanguageRow[];
}

const none = (): PersonFields => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  jobTitle: '',
  city: '',
  country: null,
  skills: [],
  languages: [],
  workExperience: [],
  education: [],
});

/** Positions and schools without a required value are left out. */
export function fieldsFromCv(suggestions: readonly CvSuggestion[]): PersonFields {
  const fields = none();
  for (const { field, value } of suggestions) {
    switch (field) {
      case 'firstName':
      case 'lastName':
      case 'jobTitle':
      case 'city':
      case 'country':
      case 'phone':
        fields[field] = value;
        break;
      case 'contactEmail':
        fields.email = value;
        break;
      case 'skill':
        fields.skills = [...fields.skills, value].slice(0, SKILLS_MAX);
        break;
      case 'language':
        fields.languages = [...fields.languages, { language: value.language, level: value.level ?? '' }];
        break;
      case 'workExperience':
        if (value.position && value.company && value.startDate)
          fields.workExperience.push({
            ...value,
            startDate: value.startDate,
            endDate: value.isCurrent ? null : value.endDate,
          });
        break;
      case 'education':
        if (value.degree && value.institution && value.startDate)
          fields.education.push({ ...value, startDate: value.startDate });
        break;
      default:
    }
  }
  fields.workExperience = fields.workExperience.slice(0, CANDIDATE_ENTRIES_MAX);
  fields.education = fields.education.slice(0, CANDIDATE_ENTRIES_MAX);
  return fields;
}
