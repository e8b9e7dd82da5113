declare module '@jsonresume/schema' {
  export function validate(resume: unknown, done: (error: unknown) => void): void;
}
