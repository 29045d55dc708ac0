import { Progress, Text } from '@mantine/core'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { PageLink } from '../../links.tsx'
import { type Overview, pageBehind } from './links.ts'
import classes from './overview.module.css'

/** Claims by stage. Closed claims have no bar, since it would dwarf all the others. */
export function StageFunnel({ stages }: { stages: Overview['stages'] }) {
  const common = useCommonWords()
  const { number, roundMoney } = useFormat()
  const most = Math.max(1, ...stages.map((row) => (row.collection_stage === 'closed' ? 0 : row.count)))
  return (
    <ul className={classes.funnel}>
      {stages.map(({ collection_stage: stage, count, outstanding_amount, list }) => (
        <li key={stage}>
          <PageLink page={pageBehind(list)} className={classes.stage}>
            <Text span size="sm">
              {common(`stage.${stage}`)}
            </Text>
            <span className={classes.bar}>
              {stage !== 'closed' && (
                <Progress value={(count / most) * 100} size={10} color="var(--funnel-bar)" aria-hidden tabIndex={-1} />
              )}
            </span>
            <Text span size="sm" fw={600} ta="right">
              {number(count)}
            </Text>
            <Text span size="xs" c="dimmed" ta="right">
              {roundMoney(outstanding_amount)}
            </Text>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
