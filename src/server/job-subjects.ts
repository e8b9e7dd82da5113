/**
 * Keys under which jobs of the queue name an application, or something that belongs to it. The queue’s index consists
 * of them: if the list changes, the index needs another name.
 */
export const JOB_SUBJECTS = ['applicationId', 'messageId', 'interviewId', 'commentId', 'notificationId'] as const;
