export { DateOfBirthSearch, type DateOfBirthSearchProps } from './DateOfBirthSearch.tsx';
