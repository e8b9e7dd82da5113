/** The content of a picture: every text in its language. */
export interface SharePicture {
  site: string;
  /** `#rrggbb` */
  accent: string;
  /** PNG in base64, instead of the site's name. */
  siteLogo: string | null;
  title: string;
  /** A picture in base64. */
  logo: string | null;
  /** Below the title, each on one line. */
  lines: string[];
  /** The last of these lines, in bold. */
  pay: string | null;
  /** `steps`: of six. */
  languages: { name: string; steps: number; level: string }[];
}

/** Of Open Graph pictures, in pixels. */
export const PICTURE = { width: 1_200, height: 630 };
