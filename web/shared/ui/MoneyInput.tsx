import { Box, Text, TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { type Amount, type MoneyBounds, moneyFault, readMoney, writeMoney } from '../i18n/typed-money.ts'
import { areaWords } from '../i18n/words.ts'
import classes from './money-input.module.css'

const AMOUNT_MAX = 999_999_999.99
/** More than the longest amount with its currency, and blanks around it. */
const TEXT_MAX = 60
const EXAMPLE = 1234.56

const useMoneyWords = areaWords('money_input', {
  de: {
    unreadable: 'Das lässt sich nicht als Betrag lesen. Schreiben Sie ihn etwa so: {{example}}.',
    ambiguous: 'Das lässt sich auf zwei Arten lesen. Für {{amount}} schreiben Sie {{text}}.',
    too_little: 'Der Betrag muss mindestens {{amount}} sein.',
    too_much: 'Der Betrag darf höchstens {{amount}} sein.',
  },
  en: {
    unreadable: 'This cannot be read as an amount. Write it like this: {{example}}.',
    ambiguous: 'This can be read in two ways. For {{amount}}, write {{text}}.',
    too_little: 'The amount must be at least {{amount}}.',
    too_much: 'The amount must be at most {{amount}}.',
  },
})

type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  readonly value?: Amount
  onChange?(amount: Amount): void
  readonly min?: number
  readonly max?: number
}

/**
 * The one field for money. It takes what people type and paste in their language, shows how it was read, and refuses what
 * is no amount or can be meant in two ways: then the form around it is not sent.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { value = '', onChange, min = 0, max = AMOUNT_MAX, error, onBlur, onInvalid, onKeyDown, ...rest } = props
  const field = useTyped(value, onChange)
  const fault = useFaultText(field.text, { min, max })
  // While somebody types, half an amount is no fault yet.
  const [is_left, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault])
  return (
    <Box className={classes.field}>
      <TextInput
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={TEXT_MAX}
        leftSection="€"
        {...rest}
        error={error ?? (is_left ? fault : null)}
        value={field.text}
        onChange={(event) => {
          setLeft(isPasted(event))
          field.type(event.currentTarget.value)
        }}
        onBlur={(event) => {
          setLeft(true)
          field.tidy()
          onBlur?.(event)
        }}
        onInvalid={(event) => {
          setLeft(true)
          onInvalid?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setLeft(true)
          onKeyDown?.(event)
        }}
      />
      {rest.label && <Reading text={field.text} amount={value} />}
    </Box>
  )
}

const isPasted = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste'

const useLanguage = () => (useTranslation().i18n.language === 'de' ? 'de' : 'en')

/** The text in the field. It is written anew when the amount or the language changes by anything but typing. */
function useTyped(value: Amount, onChange: MoneyInputProps['onChange']) {
  const language = useLanguage()
  const [typed, setTyped] = useState({ text: writeMoney(value, language), value, language })
  const is_known = Object.is(typed.value, value) && typed.language === language
  const text = is_known || Number.isNaN(value) ? typed.text : writeMoney(value, language)
  if (!is_known) setTyped({ text, value, language })
  return {
    text,
    type(next: string) {
      const read = readMoney(next, language)
      setTyped({ text: next, value: read, language })
      onChange?.(read)
    },
    /** Once it is left, the field shows the amount as we write it. */
    tidy: () => setTyped({ text: writeMoney(value, language) || text, value, language }),
  }
}

function useFaultText(text: string, bounds: MoneyBounds): string | null {
  const say = useMoneyWords()
  const { money } = useFormat()
  const language = useLanguage()
  const found = moneyFault(text, language, bounds)
  if (!found) return null
  const { fault, amount } = found
  const written = (euros: number) => writeMoney(euros, language)
  return say(fault, { amount: money(amount), text: written(amount), example: written(EXAMPLE) })
}

/** Says how the amount was read while it is written in another way than ours. */
function Reading({ text, amount }: { text: string; amount: Amount }) {
  const { money } = useFormat()
  const language = useLanguage()
  const is_plain = amount === '' || Number.isNaN(amount) || writeMoney(amount, language) === text
  return (
    <Text size="xs" className={classes.reading} aria-live="polite">
      {!is_plain && `= ${money(amount)}`}
    </Text>
  )
}
