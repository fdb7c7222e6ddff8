/** Returns the e-mail addresses for mails about a policy: of the insured and of the account, without duplicates [Q28]. */
export function policyMailAddresses(insuredEmail: string, accountEmail: string): string[] {
  const usedAddresses = new Set<string>();
  return [insuredEmail, accountEmail].filter((address) => {
    const key = address.trim().toLowerCase();
    if (key === '' || usedAddresses.has(key)) return false;
    usedAddresses.add(key);
    return true;
  });
}
