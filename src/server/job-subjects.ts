/**
 * Under which keys jobs of the queue name an application or what goes with it. The queue’s index is made of them: with
 * another list it needs another name.
 */
export const JOB_SUBJECTS = ['applicationId', 'messageId', 'interviewId', 'commentId', 'notificationId'] as const;
