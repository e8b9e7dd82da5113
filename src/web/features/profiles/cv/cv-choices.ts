import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { SKILLS_MAX } from '#contract/limits.ts';
import type { Profile } from '#contract/profiles/profiles.ts';

export const choiceGroups = [
  'basics',
  'contact',
  'location',
  'about',
  'languages',
  'skills',
  'experience',
  'education',
  'certifications',
] as const;
type ChoiceGroup = (typeof choiceGroups)[number];

/** A suggestion that the profile lacks. */
export interface CvChoice {
  id: string;
  group: ChoiceGroup;
  suggestion: CvSuggestion;
  /** The value that it replaces. */
  now: string;
  /** Lacks a value that a profile requires. */
  isIncomplete: boolean;
}

const groupOf: Record<CvSuggestion['field'], ChoiceGroup | undefined> = {
  firstName: 'basics',
  lastName: 'basics',
  jobTitle: 'basics',
  contactEmail: 'contact',
  city: 'location',
  country: 'location',
  bio: 'about',
  language: 'languages',
  skill: 'skills',
  workExperience: 'experience',
  education: 'education',
  certification: 'certifications',
  // A profile has no fields for them.
  phone: undefined,
  link: undefined,
};

export function choicesOf(suggestions: readonly CvSuggestion[], profile: Profile): CvChoice[] {
  return suggestions.flatMap((suggestion, index): CvChoice[] => {
    const group = groupOf[suggestion.field];
    if (!group || isThere(suggestion, profile)) return [];
    const now = nowOf(suggestion, profile);
    return [{ id: String(index), group, suggestion, now, isIncomplete: isIncomplete(suggestion) }];
  });
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

function isThere(suggestion: CvSuggestion, profile: Profile): boolean {
  const { field, value } = suggestion;
  switch (field) {
    case 'language':
      return profile.languages.some(
        ({ language, level }) => language === value.language && (value.level === null || level === value.level),
      );
    case 'skill':
      return profile.skills.some((skill) => same(skill, value));
    case 'workExperience':
      return profile.workExperience.some(
        ({ position, startDate }) => same(position, value.position) && startDate === value.startDate,
      );
    case 'education':
      return profile.education.some(
        ({ degree, institution }) => same(degree, value.degree) && same(institution, value.institution),
      );
    case 'contactEmail':
      return [profile.contactEmail, profile.contactEmailToConfirm].some((known) => same(known ?? '', value));
    case 'certification':
      return profile.certifications.some(({ name }) => same(name, value.name));
    default:
      return same(nowOf(suggestion, profile), value);
  }
}

function nowOf({ field, value }: CvSuggestion, profile: Profile): string {
  switch (field) {
    case 'firstName':
    case 'lastName':
    case 'jobTitle':
    case 'bio':
    case 'city':
      return profile[field];
    case 'country':
    case 'contactEmail':
      return profile[field] ?? '';
    case 'language':
      return profile.languages.find(({ language }) => language === value.language)?.level ?? '';
    default:
      return '';
  }
}

function isIncomplete({ field, value }: CvSuggestion): boolean {
  switch (field) {
    case 'language':
      return value.level === null;
    case 'workExperience':
      return !value.position || !value.company || !value.startDate;
    case 'education':
      return !value.degree || !value.institution || !value.startDate;
    case 'certification':
      return !value.name || !value.issuingOrganization || !value.issueDate;
    default:
      return false;
  }
}

type ProfileTexts = Pick<Profile, 'firstName' | 'lastName' | 'jobTitle' | 'bio' | 'city' | 'country'>;
export type ProfileChange = Partial<ProfileTexts & Pick<Profile, 'skills' | 'languages'>>;

/** The changes of the chosen suggestions to the profile itself; entries, and the contact address, are added one by one. */
export function changeOf(chosen: readonly CvSuggestion[], profile: Profile): ProfileChange {
  const change: ProfileChange = {};
  for (const { field, value } of chosen) {
    switch (field) {
      case 'firstName':
      case 'lastName':
      case 'jobTitle':
      case 'bio':
      case 'city':
      case 'country':
        change[field] = value;
        break;
      case 'skill':
        change.skills = [...(change.skills ?? profile.skills), value].slice(0, SKILLS_MAX);
        break;
      case 'language': {
        const { language, level } = value;
        const others = (change.languages ?? profile.languages).filter((known) => known.language !== language);
        if (level) change.languages = [...others, { language, level }];
        break;
      }
      default:
    }
  }
  return change;
}
