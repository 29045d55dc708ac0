import { both, type Refusals } from './both.ts'

/** Creditors, partners, and the accounts of people. */
export const PARTY_REFUSALS = {
  key_in_use: both(
    'Ein anderer Gläubiger des Partners hat diesen Schlüssel.',
    'Another creditor of the partner has this key.',
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
  invitation_accepted: both('Die Einladung wurde schon angenommen.', 'The invitation was accepted already.'),
  invitation_expired: both('Die Einladung ist abgelaufen.', 'The invitation has expired.'),
  invitation_replaced: both(
    'Die Einladung ging an eine andere Adresse, als der Gläubiger jetzt hat.',
    'The invitation went to another address than the creditor has now.',
  ),
  invitation_withdrawn: both('Die Einladung wurde zurückgezogen.', 'The invitation was withdrawn.'),
  no_mail_address: both(
    'Es gibt keine Adresse, an die gemailt werden kann.',
    'There is no address that mail can be sent to.',
  ),
  link_used: both('Der Link wurde schon benutzt oder ist zu alt.', 'The link was used already, or is too old.'),
  account_exists: both(
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    'There is an account with this email address.',
  ),
  already_member: both(
    'Diese Adresse hat schon Zugang zu diesem Gläubiger.',
    'This address has access to the creditor already.',
  ),
  last_person: both(
    'Eine Person des Gläubigers muss den Zugang behalten.',
    'Somebody of the creditor must keep access.',
  ),
  last_admin: both('Ein Administrator muss bleiben.', 'There must be an administrator.'),
  own_role: both(
    'Sich selbst kann niemand sperren oder eine andere Rolle geben.',
    'Nobody can disable themselves or change their own role.',
  ),
  own_password: both('Das eigene Passwort ändern Sie unter „Konto“.', 'You change your own password under “Account”.'),
  own_totp: both(
    'Den eigenen zweiten Faktor schalten Sie unter „Konto“ ab.',
    'You switch off your own second factor under “Account”.',
  ),
  disabled: both('Das Konto ist schon gesperrt.', 'The account is disabled already.'),
  not_disabled: both('Das Konto ist nicht gesperrt.', 'The account is not disabled.'),
  no_totp: both('Das Konto hat keinen zweiten Faktor.', 'The account has no second factor.'),
  not_locked: both('Das Konto ist nicht vorübergehend gesperrt.', 'The account is not locked.'),
  totp_on: both('Der zweite Faktor ist schon eingeschaltet.', 'The second factor is on already.'),
  own_proposal: both(
    'Freigeben muss ein anderer Administrator als der, der es vorgeschlagen hat.',
    'Another administrator must approve it than the one who proposed it.',
  ),
  administrator_too_new: both(
    'Ein beteiligtes Konto wurde erst vor Kurzem angelegt, zum Administrator gemacht oder von jemand anderem mit einem neuen Passwort versehen. Warten Sie eine Weile.',
    'An account involved was opened, made an administrator or given a new password by somebody else a short time ago. Wait for a while.',
  ),
  account_change_settled: both(
    'Die Änderung des Kontos ist schon wirksam oder zurückgezogen.',
    'The change of the account was applied or withdrawn already.',
  ),
  customer_erased: both(
    'Die Daten des Gläubigers wurden gelöscht; für ihn wird nichts mehr eingetragen.',
    'The data of the creditor were erased; nothing is entered for it any more.',
  ),
  totp_not_begun: both('Der zweite Faktor wurde noch nicht eingerichtet.', 'The second factor was not set up yet.'),
  last_second_factor: both('Ein zweiter Faktor muss bleiben.', 'The account must keep a second factor.'),
  passkey_known: both('Dieser Passkey ist schon eingetragen.', 'The passkey was added already.'),
} satisfies Refusals
