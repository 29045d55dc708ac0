import { Paper, Skeleton, Text, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId } from 'react'

type FigureCardProps = {
  readonly title: string
  readonly text: string
  readonly chart: ReactNode
  /** Describes the chart for people who cannot see it; the table has all its figures. */
  readonly picture: string
  readonly table: ReactNode
  /** Below both. */
  readonly children?: ReactNode
}

/** Figures of one kind, as a chart or, if the URL asks for it, as a table. */
export function FigureCard({ title, text, chart, picture, table, children }: FigureCardProps) {
  const { view } = useSearch({ from: '/shell/' })
  return (
    <Card title={title} text={text}>
      {view === 'tables' ? (
        table
      ) : (
        <div role="img" aria-label={picture}>
          <Suspense fallback={<Skeleton height={232} />}>{chart}</Suspense>
        </div>
      )}
      {children}
    </Card>
  )
}

type CardProps = {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
  readonly className?: string | undefined
}

export function Card({ title, text, children, className }: CardProps) {
  const id = useId()
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} className={className ?? ''}>
      <Title order={2} size="h5" id={id}>
        {title}
      </Title>
      <Text size="xs" c="dimmed" mb="sm">
        {text}
      </Text>
      {children}
    </Paper>
  )
}
