import { LINES, type ProductFamily, type ProductType } from '@naungan/domain/lines';

export type Link = { label: string; href: string; note?: string; icon?: string };

/** Texts about a family of lines in the menu and on the home page. Each file of `families` exports its texts as `FAMILY`. */
export type FamilyLink = {
  family: ProductFamily;
  /** Position in the menu and on the home page, from 1. */
  position: number;
  note: string;
  icon: string;
  /** The text that the home page asks for: its label, and an example. */
  question: { label: string; placeholder: string };
};

const families = Object.values(
  import.meta.glob<FamilyLink>('./families/*.ts', { import: 'FAMILY', eager: true }),
);

for (const { family } of Object.values(LINES))
  if (!families.some((row) => row.family === family))
    throw new Error(
      `The product family "${family}" has no file in src/content/families. Add a file that exports its FAMILY.`,
    );

/** The link to a product family, and the data of its question on the home page. */
type ProductLink = Required<Link> & Pick<FamilyLink, 'family' | 'question'> & { line: ProductType };

/** Links to the product families [1 §2.1, §2.4]. A link leads to the first line of its family. */
export const productLinks: ProductLink[] = families
  .toSorted((first, second) => first.position - second.position)
  .flatMap(({ position: _, ...link }) => {
    const firstLine = Object.values(LINES).find((line) => line.family === link.family);
    return firstLine
      ? [{ ...link, line: firstLine.code, label: firstLine.familyLabel, href: firstLine.landingPath }]
      : [];
  });

export const aboutLinks: Link[] = [
  { label: 'Tentang Perusahaan', href: '/about-us' },
  { label: 'Visi & Misi', href: '/visi-misi' },
  { label: 'Kontak', href: '/contact' },
  { label: 'FAQ', href: '/faq' },
];

export const legalLinks: Link[] = [
  { label: 'Syarat & Ketentuan', href: '/p/syarat-ketentuan' },
  { label: 'Kebijakan Privasi', href: '/p/kebijakan-privasi' },
  { label: 'Penanganan Pengaduan', href: '/p/penanganan-pengaduan' },
];

export const memberLinks: Link[] = [
  { label: 'Pesanan', href: '/account?tab=purchase' },
  { label: 'Polis', href: '/account?tab=policy' },
  { label: 'Klaim', href: '/account?tab=claim' },
  { label: 'Profil', href: '/account?tab=profile' },
  { label: 'Keluar', href: '/logout' },
];
