import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';

const account = [
  [m.auth_forgot_link(), 'Forgot password?'],
  [m.auth_resend(), 'Resend Verification Email'],
  [m.auth_i_am(), 'I am a'],
  [m.auth_i_am_job_seeker(), 'Job Seeker'],
  [m.auth_i_am_employer(), 'Employer'],
  [m.auth_try_different_email(), 'Try Different Email'],
  [m.auth_passwords_dont_match(), "Passwords don't match"],
  [m.auth_terms_needed(), 'Please agree to the terms and conditions'],
  [m.problem_email_taken(), 'You already have an account with this email.'],
  [m.auth_log_in_instead(), 'Log in instead'],
  [m.auth_passwords_do_not_match(), 'Passwords do not match.'],
  [m.auth_password_too_short({ min: 6 }), 'Password must be at least 6 characters long.'],
  [m.auth_registration_failed(), 'Registration Failed'],
  [m.auth_sign_in_failed(), 'Sign In Failed'],
  [m.problem_invalid_credentials(), 'Invalid email or password. Please check your credentials and try again.'],
  [m.auth_welcome_back(), 'Welcome Back!'],
  [m.auth_unverified_title(), 'Email Not Verified'],
  [m.problem_email_not_verified(), 'Please verify your email address before signing in.'],
  [m.auth_signed_out_title(), 'Signed Out'],
  [m.auth_signed_out(), 'You have been successfully signed out.'],
  [m.auth_sign_out_failed(), 'Sign Out Failed'],
  [m.auth_resend_sent_title(), 'Verification Email Sent!'],
  [m.auth_resend_sent(), 'Please check your inbox for the verification email.'],
  [m.auth_resend_failed_title(), 'Failed to Send Email'],
  [m.auth_resend_failed(), 'There was an error sending the verification email. Please try again.'],
  [m.auth_reset_sent_title(), 'Reset link sent'],
  [m.auth_reset_sent(), 'Check your email for the password reset link.'],
  [m.auth_password_updated_title(), 'Password Updated'],
  [m.auth_password_updated(), 'Your password has been successfully updated.'],
  [m.auth_confirm_loading_title(), 'Verifying Email...'],
  [m.auth_confirm_loading(), 'Please wait while we verify your email address...'],
  [m.auth_confirm_done_title(), 'Email Verified!'],
  [m.auth_confirm_done(), 'Your email has been verified successfully!'],
  [m.auth_confirm_failed_title(), 'Verification Failed'],
  [m.auth_confirm_failed(), 'Email verification failed.'],
  [m.auth_confirm_incomplete(), 'Email verification could not be completed. Please try registering again.'],
  [m.auth_confirm_unexpected(), 'An unexpected error occurred during verification.'],
  [m.auth_register_again(), 'Try Registering Again'],
  [m.auth_go_to_homepage(), 'Go to Homepage'],
];

const applications = [
  [m.applications_review_position(), 'Position Applied For'],
  [m.applications_review_more_skills({ count: 2 }), '+2 more'],
  [m.applications_review_anonymous(), 'Anonymous'],
  [m.applications_cv_download(), 'Download CV'],
  [m.applications_action_accept(), 'Accept'],
  [m.applications_action_reject(), 'Reject'],
  [m.applications_notes(), 'Review Notes'],
  [m.applications_notes_save(), 'Save Notes'],
  [m.messages_start(), 'Start a Conversation'],
  [m.applications_final_accepted(), 'Application has been accepted'],
  [m.applications_final_rejected(), 'Application has been rejected'],
  [m.applications_review_accepted(), 'Application accepted successfully'],
  [m.applications_review_rejected(), 'Application rejected successfully'],
  [m.applications_review_load_failed(), 'Failed to load application details'],
  [m.applications_review_failed(), 'Failed to update application status'],
  [m.applications_cv_failed(), 'Failed to download CV'],
  [m.applications_review_not_found(), 'Application not found'],
  [m.applications_review_back(), 'Back to Dashboard'],
];

const messages = [
  [m.messages_range_all(), 'All time'],
  [m.messages_range_today(), 'Today'],
  [m.messages_range_week(), 'This week'],
  [m.messages_range_month(), 'This month'],
  [m.messages_unread_only(), 'Unread only'],
  [m.messages_from_me(), 'From me'],
  [m.messages_templates(), 'Templates'],
  [m.messages_typing_own(), 'You are typing...'],
  [m.messages_draft_saved(), 'Draft saved'],
  [m.messages_load_failed(), 'Failed to load messages'],
  [m.messages_send_failed(), 'Failed to send message'],
  [m.messages_upload_failed(), 'Failed to upload file'],
  [m.messages_download_failed(), 'Failed to download file'],
  [m.messages_uploaded(), 'File uploaded successfully'],
  [m.messages_sent(), 'Message sent successfully'],
  [m.messages_file_type(), 'File type not supported. Please upload PDF, Word, images, or text files.'],
  [m.messages_file_size(), 'File too large. Maximum size is 10MB.'],
  [m.notifications_application_received(), 'New Application Received'],
  [m.applications_notice_received(), 'New Application!'],
  [m.applications_notice_candidate(), 'A candidate'],
  [m.notifications_view_all(), 'View all notifications'],
];

const site = [
  [m.app_not_found(), 'Oops! Page not found'],
  [m.app_return_home(), 'Return to Home'],
  [m.app_error_title(), 'Something went wrong'],
  [m.app_component_error(), 'Component Error'],
  [m.app_try_again(), 'Try Again'],
  [m.app_go_home(), 'Go to Home'],
  [m.app_browse_jobs(), 'Browse Jobs'],
  [m.app_sign_in(), 'Sign In'],
  [m.app_sign_out(), 'Sign Out'],
  [m.app_join(), 'Join'],
  [m.employers_benefit_quality(), 'Quality Candidates'],
  [m.employers_benefit_multilingual(), 'Multilingual Talent'],
  [m.employers_benefit_reach(), 'Targeted Reach'],
  [m.employers_benefit_verified(), 'Verified Profiles'],
  [m.employers_create_account(), 'Create Employer Account'],
  [m.admin_figures_users(), 'Total Users'],
  [m.admin_figures_active_jobs(), 'Active Jobs'],
  [m.admin_figures_applications(), 'Applications'],
  [m.admin_figures_messages(), 'Messages'],
  [m.admin_figures_health(), 'Platform Health'],
  [m.admin_health_good(), 'Healthy'],
  [m.admin_figures_growth(), 'Growth Rate'],
  [m.admin_settings(), 'Platform Settings'],
  [m.admin_users(), 'User Management'],
  [m.admin_analytics(), 'Analytics'],
  [m.admin_figures_failed(), 'Failed to load dashboard data'],
  [m.admin_setting_failed(), 'Failed to update setting'],
  [m.admin_setting_updated(), 'Setting updated'],
];

// Tests of the pages request them by their keys, and verify that and where they are shown.
describe('the texts given by the specification (T79)', () => {
  test.each([
    ['the account', account],
    ['applications', applications],
    ['messages and notifications', messages],
    ['the site and its administration', site],
  ])('are those of the product: %s', (_, words) => {
    expect(words.map(([ours]) => ours)).toEqual(words.map(([, given]) => given));
  });
});

test('never call candidates pre-screened, since no one screens them (T331)', async () => {
  const texts = JSON.parse(await readFile('messages/en.json', 'utf8')) as Record<string, unknown>;
  const claims = Object.entries(texts).filter(([, text]) => /pre-?\s?screen/i.test(JSON.stringify(text)));
  expect(claims).toEqual([]);
  expect(Object.keys(texts).length).toBeGreaterThan(1_000);
});
