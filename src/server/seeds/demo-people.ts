import type { z } from 'zod';

import type { Locale } from '#contract/locales.ts';
import type {
  certificationInput,
  educationInput,
  profileInput,
  workExperienceInput,
} from '#contract/profiles/profiles.ts';

export interface DemoPerson {
  email: string;
  locale: Locale;
  contactEmail?: string;
  profile: Partial<z.infer<typeof profileInput>> & { firstName: string; lastName: string };
  workExperience?: z.infer<typeof workExperienceInput>[];
  education?: z.infer<typeof educationInput>[];
  certifications?: z.infer<typeof certificationInput>[];
}

export const seeker: DemoPerson = {
  email: 'seeker@demo.example',
  locale: 'en',
  contactEmail: 'lucia.moreno@demo.example',
  profile: {
    firstName: 'Lucía',
    lastName: 'Moreno',
    jobTitle: 'Customer success specialist',
    city: 'Valencia',
    country: 'ES',
    bio: 'I have helped customers in four languages for six years: first on the phone of an airline, then for a booking platform, where I built the help centre in German and Spanish.\n\nI like the moment in which an angry call becomes a calm one. I am looking for a team that answers its customers in their own language and measures itself by that.',
    skills: ['Zendesk', 'Intercom', 'De-escalation', 'Help centre writing', 'Onboarding', 'CRM', 'Quality monitoring'],
    languages: [
      { language: 'es', level: 'native' },
      { language: 'en', level: 'C1' },
      { language: 'de', level: 'B2' },
      { language: 'fr', level: 'B1' },
    ],
    workAuthorisation: ['ES', 'DE', 'FR', 'IT', 'PT'],
    visibility: 'employers',
  },
  workExperience: [
    {
      position: 'Customer success specialist',
      company: 'Vuelta Reisen',
      startDate: '2023-03-01',
      endDate: null,
      isCurrent: true,
      description:
        'First contact for hotels in Spain, Austria and Germany. Wrote 140 help articles in Spanish and German; repeat questions fell by a third.',
    },
    {
      position: 'Customer service agent',
      company: 'Aeroplana',
      startDate: '2020-06-01',
      endDate: '2023-02-28',
      isCurrent: false,
      description: 'Phone, chat and e-mail in Spanish, English and German, on the days when flights were late, too.',
    },
  ],
  education: [
    {
      degree: 'Degree in Translation and Intercultural Mediation',
      institution: 'Universitat de València',
      fieldOfStudy: 'German and English',
      startDate: '2016-09-01',
      endDate: '2020-06-30',
      description: 'With a year in Leipzig.',
    },
  ],
  certifications: [
    {
      name: 'Goethe-Zertifikat B2',
      issuingOrganization: 'Goethe-Institut',
      issueDate: '2022-11-18',
      expirationDate: null,
      credentialUrl: null,
    },
  ],
};

export const employer: DemoPerson = {
  email: 'employer@demo.example',
  locale: 'en',
  profile: {
    firstName: 'Jonas',
    lastName: 'Weber',
    jobTitle: 'Head of customer care',
    city: 'Hamburg',
    country: 'DE',
    bio: 'I hire for our service centre in Hamburg and for the people who work for us from home in five countries.',
    languages: [
      { language: 'de', level: 'native' },
      { language: 'en', level: 'C1' },
    ],
  },
};

export const administrator: DemoPerson = {
  email: 'admin@demo.example',
  locale: 'en',
  profile: { firstName: 'Chiara', lastName: 'Conti', jobTitle: 'Platform manager', city: 'Torino', country: 'IT' },
};
