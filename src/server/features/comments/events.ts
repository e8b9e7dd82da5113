/** Audience: the company's members who see the application; `mentioned` are notified. */
export interface CommentChanged {
  applicationId: string;
  commentId: string;
  mentioned: string[];
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'comment.changed': CommentChanged;
  }
}
