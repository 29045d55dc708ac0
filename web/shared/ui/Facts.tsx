import { Box, Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import classes from './facts.module.css'

/** Names and their values, one below another; null values are omitted. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode | null])[] }) {
  return (
    <Box component="dl" className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <Fragment key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" size="sm" className={classes.value}>
              {value}
            </Text>
          </Fragment>
        ))}
    </Box>
  )
}
