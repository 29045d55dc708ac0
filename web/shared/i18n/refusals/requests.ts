import { both, type Refusals } from './both.ts'

/** What is wrong with a request as a whole, who may make it, and what is away at the moment. */
export const REQUEST_REFUSALS = {
  validation_failed: both('Einige Angaben stimmen nicht.', 'Some of the details entered are not correct.'),
  malformed: both('Die Anfrage ist nicht lesbar.', 'The request cannot be read.'),
  header_too_large: both('Der Kopf der Anfrage ist zu groß.', 'The request header is too large.'),
  request_too_slow: both('Die Anfrage kam zu langsam an.', 'The request arrived too slowly.'),
  incomplete: both('Die Anfrage kam nicht vollständig an.', 'The request did not arrive completely.'),
  wrong_media_type: both('Diese Art von Daten wird hier nicht angenommen.', 'This type of data is not accepted here.'),
  payload_too_large: both('Das ist zu groß.', 'This is too large.'),
  storage_quota: both(
    'Der Speicher der Organisation ist voll. Löschen Sie etwas, oder erhöhen Sie die Grenze in den Einstellungen.',
    'The organisation’s storage is full. Delete something or raise the limit in the settings.',
  ),
  draft_storage_full: both(
    'Die Dateien begonnener Fälle brauchen schon so viel Platz, wie sie dürfen.',
    'The files of draft cases have used up their storage.',
  ),
  body_too_slow: both('Die Daten kamen zu langsam an.', 'The data arrived too slowly.'),
  range_not_satisfiable: both('Diesen Teil der Datei gibt es nicht.', 'This part of the file does not exist.'),
  precondition_failed: both('Die Datei ist nicht die erwartete.', 'This is not the expected file.'),
  feed_restored: both(
    'Die Datenbank wurde aus einer Sicherung wiederhergestellt; dieser Stand der Ereignisliste ist verloren.',
    'The database was restored from a backup; this state of the event feed is lost.',
  ),
  events_archived: both(
    'Ältere Ereignisse abgeschlossener Fälle wurden archiviert.',
    'Older events of closed cases were archived.',
  ),

  token_missing: both('Es fehlt ein Token.', 'A token is missing.'),
  token_not_valid: both('Das Token ist nicht gültig.', 'The token is not valid.'),
  token_expired: both('Das Token ist abgelaufen.', 'The token has expired.'),
  token_revoked: both('Das Token wurde widerrufen.', 'The token was revoked.'),
  token_other_mode: both(
    'Das Token gehört zur anderen Betriebsart (Sandbox oder Echtbetrieb).',
    'The token belongs to the other mode (sandbox or live).',
  ),
  login_required: both('Melden Sie sich bitte an.', 'Please log in.'),
  login_refused: both('Die Zugangsdaten stimmen nicht.', 'These login details are not correct.'),
  contact_only: both(
    'Ein Schreiben kam zurück: Mit diesem Code lassen sich nur die Kontaktdaten ändern.',
    'A letter was returned: with this code, only the contact details can be changed.',
  ),
  other_customer: both(
    'Das Formular gehört zu einem anderen Gläubiger als die Sitzung.',
    'The form belongs to a different creditor from the session.',
  ),
  totp_required: both('Der Code des zweiten Faktors fehlt.', 'The second-factor code is missing.'),
  passkey_required: both(
    'Für die Anmeldung braucht es einen Passkey oder einen Wiederherstellungscode.',
    'Logging in requires a passkey or a recovery code.',
  ),
  passkey_refused: both('Der Passkey wurde nicht angenommen.', 'The passkey was not accepted.'),
  second_factor_required: both(
    'Administratoren müssen zuerst einen zweiten Faktor einrichten.',
    'Administrators must set up a second factor first.',
  ),
  not_author: both('Das darf nur, wer es geschrieben hat.', 'Only the person who wrote it may do this.'),
  admin_required: both('Das dürfen nur Administratoren.', 'Only administrators may do this.'),
  other_partner: both(
    'Das gehört zu einem anderen Partner und lässt sich nur lesen.',
    'This belongs to another partner and can only be read.',
  ),
  sandbox_clock_reserved: both(
    'Mehrere teilen sich diese Sandbox: Ihre Uhr stellt nur das Team.',
    'This sandbox is shared, so only the team can move its clock.',
  ),
  submission_off: both(
    'Die Organisation lässt Gläubiger nicht selbst Fälle übergeben.',
    'The organisation does not allow creditors to submit cases themselves.',
  ),
  foreign_origin: both('Die Anfrage kam von einer fremden Seite.', 'The request came from another website.'),
  not_uploaded_through_api: both(
    'Das Dokument kam nicht über die Schnittstelle der Partner.',
    'The document did not come through the partner API.',
  ),
  no_such_place: both('Dorthin führt kein Weg.', 'This path does not lead anywhere.'),
  not_found: both(
    'Das gibt es nicht, oder Sie dürfen es nicht sehen.',
    'This does not exist, or you are not allowed to see it.',
  ),
  claim_not_found: both(
    'Diese Forderung gibt es nicht, oder Sie dürfen sie nicht sehen.',
    'This claim does not exist, or you are not allowed to see it.',
  ),
  document_not_found: both(
    'Dieses Dokument gibt es nicht, oder Sie dürfen es nicht sehen.',
    'This document does not exist, or you are not allowed to see it.',
  ),
  unknown_route: both(
    'Diese Adresse kennt der Server nicht. Laden Sie die Seite neu.',
    'The server does not know this address. Reload the page.',
  ),
  page_refused: both('Es ging nicht; die Seite selbst sagt, warum.', 'It did not work; the page says why.'),
  limit_used_up: both('In dieser Stunde sind keine Anfragen mehr möglich.', 'No more requests are possible this hour.'),
  address_limit_used_up: both(
    'Von dieser Adresse kamen zu viele Anfragen. Versuchen Sie es in der nächsten Stunde wieder.',
    'Too many requests came from this address. Try again in an hour.',
  ),
  bulk_exceeds_limit: both(
    'Das sind mehr Fälle, als in dieser Stunde noch möglich sind.',
    'This is more cases than are still possible this hour.',
  ),
  too_many_mails: both(
    'Es wurden so viele Mails verlangt, dass eine Weile keine mehr hinausgeht.',
    'So many emails were requested that no more will be sent for a while.',
  ),
  too_many_failures: both(
    'Zu viele Versuche sind fehlgeschlagen. Warten Sie eine Weile.',
    'Too many attempts have failed. Wait a while.',
  ),

  idempotency_key_reused: both(
    'Dieselbe Anfrage wurde schon mit anderem Inhalt gesendet. Öffnen Sie das Fenster neu.',
    'The same request was already sent with different content. Open the window again.',
  ),
  idempotency_key_running: both(
    'Die erste Anfrage läuft noch. Warten Sie einen Augenblick.',
    'The first request is still running. Wait a moment.',
  ),
  idempotency_key_lost: both(
    'Die Anfrage dauerte so lange, dass eine andere an ihre Stelle trat. Laden Sie die Seite neu.',
    'The request took so long that another one took its place. Reload the page.',
  ),
  sandbox_only: both('Das gibt es nur in der Sandbox.', 'This is only available in the sandbox.'),
  clock_taken: both('Jemand anderer stellt gerade die Uhr.', 'Someone else is moving the clock.'),
  job_running: both('Eine Aufgabe im Hintergrund endet nicht.', 'A background job is not finishing.'),
  advance_interrupted: both('Das Stellen der Uhr wurde unterbrochen.', 'Moving the clock was interrupted.'),
  statement_under_way: both(
    'Ein anderer Auszug desselben Kontos wird noch gespeichert. Geändert wurde nichts; versuchen Sie es gleich noch einmal.',
    'Another statement for the same account is still being saved. Nothing was changed; try again in a moment.',
  ),
  database_full: both(
    'Im Augenblick lässt sich nichts speichern; lesen geht weiter.',
    'Nothing can be saved at the moment; reading still works.',
  ),
  disk_reserve: both(
    'Für Dateien ist im Augenblick zu wenig Platz.',
    'There is not enough space for files at the moment.',
  ),
  database_away: both(
    'Die Datenbank ist im Augenblick nicht erreichbar.',
    'The database cannot be reached at the moment.',
  ),
  storage_away: both('Die Dateien sind im Augenblick nicht erreichbar.', 'The files cannot be reached at the moment.'),
  took_too_long: both(
    'Die Antwort hat zu lange gedauert und wurde abgebrochen.',
    'The response took too long and was cancelled.',
  ),
  shutting_down: both(
    'Der Dienst wird gerade neu gestartet. Versuchen Sie es gleich noch einmal.',
    'The service is being restarted. Try again in a moment.',
  ),
  clock_off: both(
    'Die Uhr dieses Rechners weicht von der Uhr der Datenbank ab.',
    'The clock of this machine differs from that of the database.',
  ),
  pages_not_built: both('Die Seiten wurden noch nicht gebaut.', 'The pages have not been built yet.'),
  internal_error: both(
    'Bei uns ist etwas schiefgegangen. Nennen Sie bitte die Nummer der Anfrage, wenn Sie danach fragen.',
    'Something went wrong on our side. Please quote the request number if you contact us about it.',
  ),
  too_busy: both(
    'Davon läuft im Augenblick zu viel. Versuchen Sie es gleich noch einmal.',
    'The system is too busy with this at the moment. Try again shortly.',
  ),
} satisfies Refusals
