import { createFormContext } from '@mantine/form'
import type { OrganizationValues } from './organization-values.ts'

export const [OrganizationFormProvider, useOrganizationFormOf, useOrganizationForm] =
  createFormContext<OrganizationValues>()
