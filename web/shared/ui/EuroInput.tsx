import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** An amount of euros, written as in the current language: with a comma in German. */
export function EuroInput(props: NumberInputProps) {
  const is_german = useTranslation().i18n.language === 'de'
  return (
    <NumberInput
      decimalScale={2}
      fixedDecimalScale
      min={0}
      hideControls
      decimalSeparator={is_german ? ',' : '.'}
      thousandSeparator={is_german ? '.' : ','}
      allowedDecimalSeparators={[',', '.']}
      leftSection="€"
      {...props}
    />
  )
}
