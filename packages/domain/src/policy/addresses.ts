/** Returns the addresses for mails about a policy, without duplicates: the insured's and the account's [Q28]. */
export function policyAddresses(insured: string, account: string): string[] {
  const usedAddresses = new Set<string>();
  return [insured, account].filter((address) => {
    const key = address.trim().toLowerCase();
    if (key === '' || usedAddresses.has(key)) return false;
    usedAddresses.add(key);
    return true;
  });
}
