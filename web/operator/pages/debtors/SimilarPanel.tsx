import { Badge, Button, Divider, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useJoin } from './join.ts'
import { type SimilarDebtor, similarQuery } from './queries.ts'
import { RecordCard } from './RecordCard.tsx'
import { useDebtorWords } from './words.ts'

/** Others who may be the same person. Nothing is shown where there is nobody. */
export function SimilarPanel({ debtor_id }: { debtor_id: string }) {
  const say = useDebtorWords()
  const found = useQuery(similarQuery(debtor_id)).data?.data ?? []
  if (found.length === 0) return null
  return (
    <Panel title={say('similar')}>
      <Text size="xs" c="dimmed" mb="xs">
        {say('similar_hint')}
      </Text>
      <Stack gap="xs">
        {found.map((record, index) => (
          <Stack key={record.id} gap="xs">
            {index > 0 && <Divider />}
            <RecordCard record={record} is_linked action={<JoinButton debtor_id={debtor_id} record={record} />}>
              <Group gap={4}>
                {record.same_by.map((reason) => (
                  <Badge key={reason} size="sm" color="blue" tt="none">
                    {say(`same_by.${reason}`)}
                  </Badge>
                ))}
              </Group>
            </RecordCard>
          </Stack>
        ))}
      </Stack>
    </Panel>
  )
}

function JoinButton({ debtor_id, record }: { debtor_id: string; record: SimilarDebtor }) {
  const say = useDebtorWords()
  const { ask, named } = useJoin(debtor_id)
  return (
    <Button size="compact-xs" variant="light" aria-label={say('join_name', named(record))} onClick={() => ask(record)}>
      {say('join')}
    </Button>
  )
}
