export interface ApplicationCommentTable {
  id: string;
  application_id: string;
  author_id: string | null;
  text: string;
  at: Date;
}

export interface ApplicationCommentMentionTable {
  comment_id: string;
  user_id: string;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    application_comment: ApplicationCommentTable;
    application_comment_mention: ApplicationCommentMentionTable;
  }
}
