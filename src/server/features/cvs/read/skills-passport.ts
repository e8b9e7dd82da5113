import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { BIO_MAX } from '#contract/limits.ts';

import { country } from './europass.ts';
import { plainText, shown, suggestEducation, suggestLanguage, suggestText, suggestWork } from './exact.ts';
import { elementsAt, textAt, type XmlElement } from './xml-tree.ts';

/** Europass's form until 2020, which many stored CVs still have. */
export function skillsPassportSuggestions(passport: XmlElement): CvSuggestion[] {
  const learner = elementsAt(passport, 'LearnerInfo')[0] ?? passport;
  const identification = elementsAt(learner, 'Identification')[0] ?? learner;
  const contact = elementsAt(identification, 'ContactInfo')[0] ?? identification;
  const linguistic = elementsAt(learner, 'Skills', 'Linguistic')[0] ?? learner;
  return [
    ...suggestText('firstName', textAt(identification, 'PersonName', 'FirstName')),
    ...suggestText('lastName', textAt(identification, 'PersonName', 'Surname')),
    ...suggestText('contactEmail', textAt(contact, 'Email', 'Contact')),
    ...suggestText('phone', textAt(contact, 'TelephoneList', 'Telephone', 'Contact')),
    ...suggestText('city', textAt(contact, 'Address', 'Contact', 'Municipality')),
    ...country(textAt(contact, 'Address', 'Contact', 'Country', 'Code')),
    ...elementsAt(contact, 'WebsiteList', 'Website', 'Contact').flatMap(({ text }) => suggestText('link', text)),
    ...suggestText('jobTitle', textAt(learner, 'Headline', 'Description', 'Label')),
    ...suggestText('bio', plainText(textAt(learner, 'PersonalStatement')).slice(0, BIO_MAX)),
    ...elementsAt(linguistic, 'MotherTongueList', 'MotherTongue').flatMap((tongue) => language(tongue, 'native')),
    ...elementsAt(linguistic, 'ForeignLanguageList', 'ForeignLanguage').flatMap((foreign) =>
      language(foreign, levelsOf(foreign)),
    ),
    ...elementsAt(learner, 'WorkExperienceList', 'WorkExperience').map(work),
    ...elementsAt(learner, 'EducationList', 'Education').map(education),
  ];
}

const levelsOf = (foreign: XmlElement): string =>
  elementsAt(foreign, 'ProficiencyLevel')
    .flatMap(({ children }) => children.map(({ text }) => text.trim()))
    .join(' ');

function language(element: XmlElement, levels: string): CvSuggestion[] {
  const [code, label] = [textAt(element, 'Description', 'Code'), textAt(element, 'Description', 'Label')];
  return suggestLanguage(code || label, levels, shown(label || code, levels));
}

function work(element: XmlElement): CvSuggestion {
  const [from, to] = periodOf(element);
  return suggestWork({
    position: textAt(element, 'Position', 'Label'),
    company: textAt(element, 'Employer', 'Name'),
    from,
    to,
    goesOn: textAt(element, 'Period', 'Current') === 'true',
    description: plainText(textAt(element, 'Activities')),
  });
}

function education(element: XmlElement): CvSuggestion {
  const [from, to] = periodOf(element);
  return suggestEducation({
    degree: textAt(element, 'Title'),
    institution: textAt(element, 'Organisation', 'Name'),
    fieldOfStudy: textAt(element, 'Field', 'Label'),
    from,
    to,
    description: plainText(textAt(element, 'Activities')),
  });
}

/** `<From year="2016" month="--03" day="---10"/>` */
function periodOf(element: XmlElement): [string, string] {
  const part = (name: string) => {
    const { year = '', month, day } = elementsAt(element, 'Period', name)[0]?.attributes ?? {};
    return [year, month?.slice(-2), month && day?.slice(-2)].filter(Boolean).join('-');
  };
  return [part('From'), part('To')];
}
