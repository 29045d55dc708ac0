/** Who is told of a change: by webhook, `_feed` where none is on, `_alone` where the claim has no partner. */
export const TOLD_WORDS = {
  de: {
    stage_told: 'Der Partner erfährt die neue Stufe per Webhook.',
    stage_told_feed:
      'Der Partner hat keinen eingeschalteten Webhook: Die neue Stufe steht nur in seiner Ereignisliste.',
    stage_told_alone: 'Die Forderung hat keinen Partner; verständigt wird niemand.',
    status_told: 'Der Partner erfährt den neuen Status per Webhook.',
    status_told_feed:
      'Der Partner hat keinen eingeschalteten Webhook: Der neue Status steht nur in seiner Ereignisliste.',
    status_told_alone: 'Die Forderung hat keinen Partner; verständigt wird niemand.',
    stage_and_status_told: 'Der Partner erfährt Stufe und Status per Webhook.',
    stage_and_status_told_feed:
      'Der Partner hat keinen eingeschalteten Webhook: Stufe und Status stehen nur in seiner Ereignisliste.',
    stage_and_status_told_alone: 'Die Forderung hat keinen Partner; verständigt wird niemand.',
    nobody_told: 'Der Partner bekommt keinen Webhook.',
    nobody_told_alone: 'Die Forderung hat keinen Partner; verständigt wird niemand.',
    closure_told: 'Schließt oder öffnet sich die Forderung dadurch, erfährt es der Partner per Webhook.',
    closure_told_feed:
      'Schließt oder öffnet sich die Forderung dadurch, steht das nur in der Ereignisliste des Partners: Er hat keinen eingeschalteten Webhook.',
    closure_told_alone: 'Die Forderung hat keinen Partner; verständigt wird niemand.',
  },
  en: {
    stage_told: 'The partner is notified of the new stage by webhook.',
    stage_told_feed: 'The partner has no active webhook: the new stage appears only in its event feed.',
    stage_told_alone: 'The claim has no partner; nobody is notified.',
    status_told: 'The partner is notified of the new status by webhook.',
    status_told_feed: 'The partner has no active webhook: the new status appears only in its event feed.',
    status_told_alone: 'The claim has no partner; nobody is notified.',
    stage_and_status_told: 'The partner is notified of stage and status by webhook.',
    stage_and_status_told_feed: 'The partner has no active webhook: stage and status appear only in its event feed.',
    stage_and_status_told_alone: 'The claim has no partner; nobody is notified.',
    nobody_told: 'No webhook is sent to the partner.',
    nobody_told_alone: 'The claim has no partner; nobody is notified.',
    closure_told: 'If this closes or reopens the claim, the partner is notified by webhook.',
    closure_told_feed:
      'If this closes or reopens the claim, that appears only in the partner’s event feed: the partner has no active webhook.',
    closure_told_alone: 'The claim has no partner; nobody is notified.',
  },
} as const

export const PARTNER_TOLD = {
  de: {
    partner_told: 'Der Partner erfährt es per Webhook.',
    partner_told_feed: 'Der Partner hat keinen eingeschalteten Webhook: Es steht nur in seiner Ereignisliste.',
    partner_told_alone: 'Die Forderung hat keinen Partner; verständigt wird niemand.',
  },
  en: {
    partner_told: 'The partner is notified by webhook.',
    partner_told_feed: 'The partner has no active webhook: this appears only in its event feed.',
    partner_told_alone: 'The claim has no partner; nobody is notified.',
  },
} as const
