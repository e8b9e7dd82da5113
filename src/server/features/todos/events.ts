/** Audience: the company's members who see the application; `assigneeId` is notified, null for no one. */
export interface TodoChanged {
  applicationId: string;
  todoId: string;
  assigneeId: string | null;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'todo.changed': TodoChanged;
  }
}
