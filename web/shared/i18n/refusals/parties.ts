import { both, type Refusals } from './both.ts'

/** Creditors, partners, and the accounts of people. */
export const PARTY_REFUSALS = {
  key_in_use: both(
    'Ein anderer Gläubiger des Partners hat diesen Schlüssel.',
    'Another of the partner’s creditors has this key.',
  ),
  keys_of_two_customers: both(
    'Die Schlüssel gehören zu zwei verschiedenen Gläubigern.',
    'The keys belong to two different creditors.',
  ),
  still_in_use: both('Anderes hängt noch daran.', 'Something else depends on it.'),
  partner_not_confirmed: both('Der Partner ist noch nicht bestätigt.', 'The partner is not confirmed yet.'),
  webhook_disabled: both(
    'Der Webhook ist abgeschaltet. Schalten Sie ihn zuerst ein.',
    'The webhook is disabled. Enable it first.',
  ),

  invitation_open: both('Die Einladung kann noch angenommen werden.', 'The invitation can still be accepted.'),
  invitation_accepted: both('Die Einladung wurde schon angenommen.', 'The invitation has already been accepted.'),
  invitation_expired: both('Die Einladung ist abgelaufen.', 'The invitation has expired.'),
  invitation_replaced: both(
    'Die Einladung ging an eine andere Adresse, als der Gläubiger jetzt hat.',
    'The invitation went to a different address from the one the creditor has now.',
  ),
  invitation_withdrawn: both('Die Einladung wurde zurückgezogen.', 'The invitation was withdrawn.'),
  no_mail_address: both(
    'Es gibt keine Adresse, an die gemailt werden kann.',
    'There is no address to send an email to.',
  ),
  link_used: both('Der Link wurde schon benutzt oder ist zu alt.', 'The link has already been used or is too old.'),
  account_exists: both(
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    'There is already an account with this email address.',
  ),
  already_member: both(
    'Diese Adresse hat schon Zugang zu diesem Gläubiger.',
    'This address already has access to this creditor.',
  ),
  last_person: both(
    'Eine Person des Gläubigers muss den Zugang behalten.',
    'At least one person at the creditor must keep access.',
  ),
  last_admin: both('Ein Administrator muss bleiben.', 'There must be at least one administrator.'),
  own_role: both(
    'Sich selbst kann niemand sperren oder eine andere Rolle geben.',
    'Nobody can disable themselves or change their own role.',
  ),
  own_password: both('Das eigene Passwort ändern Sie unter „Konto“.', 'Change your own password under “My account”.'),
  own_totp: both(
    'Den eigenen zweiten Faktor schalten Sie unter „Konto“ ab.',
    'Switch off your own second factor under “My account”.',
  ),
  disabled: both('Das Konto ist schon gesperrt.', 'The account is already disabled.'),
  not_disabled: both('Das Konto ist nicht gesperrt.', 'The account is not disabled.'),
  no_totp: both('Das Konto hat keinen zweiten Faktor.', 'The account has no second factor.'),
  not_locked: both('Das Konto ist nicht vorübergehend gesperrt.', 'The account is not locked.'),
  totp_on: both('Der zweite Faktor ist schon eingeschaltet.', 'The second factor is already on.'),
  own_proposal: both(
    'Freigeben muss ein anderer Administrator als der, der es vorgeschlagen hat.',
    'It must be approved by a different administrator from the one who proposed it.',
  ),
  administrator_too_new: both(
    'Ein beteiligtes Konto wurde erst vor Kurzem angelegt, zum Administrator gemacht oder von jemand anderem mit einem neuen Passwort versehen. Warten Sie eine Weile.',
    'An account involved was recently created, made an administrator or given a new password by someone else. Wait a while.',
  ),
  account_change_settled: both(
    'Die Änderung des Kontos ist schon wirksam oder zurückgezogen.',
    'The change of account has already been applied or withdrawn.',
  ),
  customer_erased: both(
    'Die Daten des Gläubigers wurden gelöscht; für ihn wird nichts mehr eingetragen.',
    'The creditor’s data have been erased; nothing more can be entered for it.',
  ),
  totp_not_begun: both(
    'Der zweite Faktor wurde noch nicht eingerichtet.',
    'The second factor has not been set up yet.',
  ),
  last_second_factor: both('Ein zweiter Faktor muss bleiben.', 'The account must keep a second factor.'),
  passkey_known: both('Dieser Passkey ist schon eingetragen.', 'This passkey has already been added.'),
} satisfies Refusals
