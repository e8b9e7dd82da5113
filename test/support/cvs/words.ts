import type { LanguageLevel } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';

/** Wordings of CVs in one language, in common variants. */
export interface CvWords {
  title: string;
  headings: Record<'summary' | 'experience' | 'education' | 'languages' | 'skills' | 'contact' | 'interests', string[]>;
  labels: { mail: string; phone: string };
  months: string[];
  shortMonths: string[];
  now: string[];
  /** `from … to …`, in words. */
  range: (from: string, to: string) => string;
  languageNames: Record<string, string>;
  levels: [string, LanguageLevel][];
}

export const cvWords: Record<Locale, CvWords> = {
  en: {
    title: 'Curriculum Vitae',
    headings: {
      summary: ['Profile', 'Summary', 'About me'],
      experience: ['Work experience', 'Professional experience', 'Employment history'],
      education: ['Education', 'Education and training', 'Academic background'],
      languages: ['Languages', 'Language skills'],
      skills: ['Skills', 'Key skills', 'Core competencies'],
      contact: ['Contact', 'Contact details'],
      interests: ['Interests', 'Hobbies'],
    },
    labels: { mail: 'Email', phone: 'Phone' },
    months: 'January February March April May June July August September October November December'.split(' '),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    now: ['Present', 'present', 'today', 'Current'],
    range: (from, to) => `${from} to ${to}`,
    languageNames: { en: 'English', es: 'Spanish', fr: 'French', de: 'German', it: 'Italian', pt: 'Portuguese' },
    levels: [
      ['Native', 'native'],
      ['mother tongue', 'native'],
      ['fluent', 'C1'],
      ['upper intermediate', 'B2'],
      ['intermediate', 'B1'],
      ['basic', 'A2'],
    ],
  },
  es: {
    title: 'Currículum vítae',
    headings: {
      summary: ['Perfil profesional', 'Sobre mí', 'Resumen'],
      experience: ['Experiencia profesional', 'Experiencia laboral', 'Trayectoria profesional'],
      education: ['Formación académica', 'Formación', 'Estudios'],
      languages: ['Idiomas', 'Conocimientos de idiomas'],
      skills: ['Competencias', 'Habilidades', 'Aptitudes'],
      contact: ['Contacto', 'Datos de contacto'],
      interests: ['Intereses', 'Aficiones'],
    },
    labels: { mail: 'Correo electrónico', phone: 'Teléfono' },
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    shortMonths: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
    now: ['actualidad', 'Actualmente', 'presente', 'hoy'],
    range: (from, to) => `de ${from} a ${to}`,
    languageNames: { en: 'Inglés', es: 'Español', fr: 'Francés', de: 'Alemán', it: 'Italiano', pt: 'Portugués' },
    levels: [
      ['lengua materna', 'native'],
      ['nativo', 'native'],
      ['fluido', 'C1'],
      ['nivel avanzado', 'C1'],
      ['intermedio', 'B1'],
      ['nivel básico', 'A2'],
    ],
  },
  fr: {
    title: 'Curriculum vitæ',
    headings: {
      summary: ['Profil', 'À propos', 'Profil professionnel'],
      experience: ['Expérience professionnelle', 'Expériences professionnelles', 'Parcours professionnel'],
      education: ['Formation', 'Formations', 'Études et diplômes'],
      languages: ['Langues', 'Compétences linguistiques'],
      skills: ['Compétences', 'Compétences clés', 'Savoir-faire'],
      contact: ['Contact', 'Coordonnées'],
      interests: ['Centres d’intérêt', 'Loisirs'],
    },
    labels: { mail: 'E-mail', phone: 'Tél.' },
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
    now: ['aujourd’hui', 'à ce jour', 'présent', "aujourd'hui"],
    range: (from, to) => `de ${from} à ${to}`,
    languageNames: { en: 'Anglais', es: 'Espagnol', fr: 'Français', de: 'Allemand', it: 'Italien', pt: 'Portugais' },
    levels: [
      ['langue maternelle', 'native'],
      ['bilingue', 'C2'],
      ['courant', 'C1'],
      ['niveau avancé', 'C1'],
      ['intermédiaire', 'B1'],
      ['notions', 'A2'],
    ],
  },
  de: {
    title: 'Lebenslauf',
    headings: {
      summary: ['Profil', 'Kurzprofil', 'Über mich'],
      experience: ['Berufserfahrung', 'Beruflicher Werdegang', 'Berufspraxis'],
      education: ['Ausbildung', 'Studium und Ausbildung', 'Schulbildung'],
      languages: ['Sprachen', 'Sprachkenntnisse'],
      skills: ['Kenntnisse', 'Fachkenntnisse', 'Kompetenzen'],
      contact: ['Kontakt', 'Persönliche Daten'],
      interests: ['Interessen', 'Hobbys'],
    },
    labels: { mail: 'E-Mail', phone: 'Telefon' },
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
    now: ['heute', 'dato', 'bis heute', 'laufend'],
    range: (from, to) => `${from} bis ${to}`,
    languageNames: {
      en: 'Englisch',
      es: 'Spanisch',
      fr: 'Französisch',
      de: 'Deutsch',
      it: 'Italienisch',
      pt: 'Portugiesisch',
    },
    levels: [
      ['Muttersprache', 'native'],
      ['verhandlungssicher', 'C1'],
      ['fließend', 'C1'],
      ['fließend in Wort und Schrift', 'C1'],
      ['gute Kenntnisse', 'B2'],
      ['Grundkenntnisse', 'A2'],
    ],
  },
  it: {
    title: 'Curriculum vitae',
    headings: {
      summary: ['Profilo', 'Profilo professionale', 'Su di me'],
      experience: ['Esperienza professionale', 'Esperienze lavorative', 'Esperienza lavorativa'],
      education: ['Istruzione e formazione', 'Formazione', 'Titoli di studio'],
      languages: ['Lingue', 'Competenze linguistiche'],
      skills: ['Competenze', 'Capacità e competenze', 'Conoscenze'],
      contact: ['Contatti', 'Informazioni personali'],
      interests: ['Interessi', 'Hobby'],
    },
    labels: { mail: 'E-mail', phone: 'Telefono' },
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
    shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' '),
    now: ['oggi', 'in corso', 'presente', 'ad oggi'],
    range: (from, to) => `da ${from} a ${to}`,
    languageNames: { en: 'Inglese', es: 'Spagnolo', fr: 'Francese', de: 'Tedesco', it: 'Italiano', pt: 'Portoghese' },
    levels: [
      ['madrelingua', 'native'],
      ['fluente', 'C1'],
      ['ottimo', 'C1'],
      ['buono', 'B2'],
      ['intermedio', 'B1'],
      ['scolastico', 'A2'],
    ],
  },
  pt: {
    title: 'Curriculum vitae',
    headings: {
      summary: ['Perfil', 'Sobre mim', 'Resumo profissional'],
      experience: ['Experiência profissional', 'Percurso profissional', 'Experiência'],
      education: ['Formação académica', 'Educação e formação', 'Habilitações literárias'],
      languages: ['Línguas', 'Competências linguísticas', 'Idiomas'],
      skills: ['Competências', 'Competências técnicas', 'Aptidões'],
      contact: ['Contacto', 'Dados pessoais'],
      interests: ['Interesses', 'Passatempos'],
    },
    labels: { mail: 'E-mail', phone: 'Telemóvel' },
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    shortMonths: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
    now: ['presente', 'atualmente', 'atualidade', 'até ao momento'],
    range: (from, to) => `de ${from} a ${to}`,
    languageNames: { en: 'Inglês', es: 'Espanhol', fr: 'Francês', de: 'Alemão', it: 'Italiano', pt: 'Português' },
    levels: [
      ['língua materna', 'native'],
      ['fluente', 'C1'],
      ['avançado', 'C1'],
      ['bom', 'B2'],
      ['intermédio', 'B1'],
      ['básico', 'A2'],
    ],
  },
};
