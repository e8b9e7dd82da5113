import type { ColumnType, Generated } from 'kysely';

import type { UserType } from '#contract/accounts/accounts.ts';
import type { Locale } from '#contract/locales.ts';

import type { PersonRole } from '../../actor.ts';

export interface UserAccountTable {
  id: string;
  name: string;
  /** To sign in with; null for people without an account. */
  email: string | null;
  email_verified: Generated<boolean>;
  image: string | null;
  banned_at: Date | null;
  ban_reason: string | null;
  user_type: UserType;
  registration_digest: string | null;
  /** Of a person without an account, who has not made it their own yet. */
  added_by_company: Generated<boolean>;
  /** The latest version of the terms that the person accepted. */
  accepted_terms: Generated<number | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Identity of a person. The profiles feature adds their profile texts. */
export interface ProfileTable {
  id: string;
  user_id: string;
  role: PersonRole;
  first_name: string;
  last_name: string;
  username: string;
  avatar_file_id: string | null;
  /**
   * Confirmed; emails go to it instead of the account's address. Of people without an account it is the only address,
   * and confirmed once they opened a link in an email to it.
   */
  contact_email: string | null;
  contact_email_to_confirm: Generated<string | null>;
  preferred_locale: Locale | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** `code`: of an authenticator. `mail`: a code in an email. `provider`: another site. */
export type ProofMeans = 'password' | 'passkey' | 'provider' | 'code' | 'mail';

export interface UserSessionTable {
  id: string;
  user_id: string;
  /** Digest. */
  token: string;
  expires_at: Date;
  /** Shortened. */
  ip_address: string | null;
  user_agent: string | null;
  /** When the person last proved their identity; null if another site vouched. */
  proved_at: Generated<Date | null>;
  /** The same, by other means than a code of the second factor. */
  first_factor_at: Generated<Date | null>;
  /** Null for sessions opened before devices were recorded. */
  device_id: Generated<string | null>;
  /** Whether a passkey was used in it. */
  by_passkey: Generated<boolean>;
  /** How the person last proved their identity; null if by a link, and in sessions of earlier releases. */
  proved_by: ProofMeans | null;
  /** Whether it was opened before 0133_host_cookies.sql. */
  has_former_cookie: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface KnownDeviceTable {
  id: string;
  user_id: string;
  /** Digest. */
  digest: string;
  expires_at: Date;
  created_at: Generated<Date>;
  used_at: Generated<Date>;
}

/** `account_id` is the account's own id for a password. */
export interface UserCredentialTable {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: 'credential';
  password: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** `person`: the own page of a person without an account. */
export type TokenPurpose = 'verify' | 'reset' | 'change_email' | 'contact' | 'person';

export interface UserTokenTable {
  /** Digest. */
  digest: string;
  user_id: string;
  purpose: TokenPurpose;
  email: string;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface SecondFactorTable {
  user_id: string;
  /** Base32, encrypted (second-factor-secret.ts). */
  secret: string;
  confirmed_at: Date | null;
  last_step: ColumnType<number, number | undefined, number>;
  created_at: Date;
}

export interface RecoveryCodeTable {
  digest: string;
  user_id: string;
}

/** `credential_id` in base64url. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  counter: ColumnType<string, number, number>;
  transports: string[];
  is_backed_up: boolean;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

export interface LinkedIdentityTable {
  id: string;
  user_id: string;
  issuer: string;
  subject: string;
  provider: string;
  email: string;
  created_at: Date;
  used_at: Date | null;
}

/** A person's identity at a provider, with the address that the provider confirmed. */
export interface ProvidedIdentity {
  issuer: string;
  subject: string;
  provider: string;
  email: string;
}

/** A flow that was begun at a provider. */
export interface OpenIdState {
  provider: string;
  nonce: string;
  /** For PKCE. */
  verifier: string;
  /** The session to whose account it will be linked; null for signing in. */
  sessionId: string | null;
  /** For a proof of identity: it is not linked to the session's account. */
  proves?: true;
}

/** The purpose of a challenge. */
export type PasskeyUse = 'sign_in' | 'prove' | 'add';

export type PendingSignIn =
  | { kind: 'second_factor'; userId: string; data: { by: 'password' | 'provider' } }
  | { kind: 'passkey'; userId: string | null; data: { use: PasskeyUse } }
  | { kind: 'mailed_code'; userId: string; data: object }
  | { kind: 'openid'; userId: string | null; data: OpenIdState }
  | { kind: 'openid_link'; userId: string; data: ProvidedIdentity }
  | { kind: 'openid_register'; userId: null; data: ProvidedIdentity };

export interface PendingSignInTable {
  /** Digest of the cookie's secret. */
  digest: string;
  kind: PendingSignIn['kind'];
  user_id: string | null;
  data: ColumnType<PendingSignIn['data'], string, never>;
  expires_at: Date;
}

export interface PlatformSecretTable {
  name: string;
  value: string;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    user_account: UserAccountTable;
    profile: ProfileTable;
    user_session: UserSessionTable;
    known_device: KnownDeviceTable;
    user_credential: UserCredentialTable;
    user_token: UserTokenTable;
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
    passkey: PasskeyTable;
    linked_identity: LinkedIdentityTable;
    pending_sign_in: PendingSignInTable;
    platform_secret: PlatformSecretTable;
  }
}
