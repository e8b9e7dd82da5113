interface Named {
  first_name: string;
  last_name: string;
  username: string;
}

/** First and last name, else the username (specification, section 2). */
export const profileName = ({ first_name: firstName, last_name: lastName, username }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
